/* A wall clock that a file moves: `cc -shared -fPIC -O2 clock.c -o clock.so -ldl`, then LD_PRELOAD.
 *
 * Adds the number of seconds that the first eight bytes of the file CLOCK_OFFSET_FILE hold (an
 * int64 of this machine) to the time of day. The monotonic clock goes on as it does on a machine
 * whose time of day is set. libfaketime breaks Python's sleep, which waits on that clock.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *offset;
static int (*real_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("CLOCK_OFFSET_FILE");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  real_clock = dlsym(RTLD_NEXT, "clock_gettime");
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) offset = shared;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (!real_clock) begin();
  int failed = real_clock(clock, now);
  if (!failed && offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += *offset;
  return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
  (void)zone;
  struct timespec precise;
  int failed = clock_gettime(CLOCK_REALTIME, &precise);
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return failed;
}

time_t time(time_t *where) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (where) *where = now.tv_sec;
  return now.tv_sec;
}
