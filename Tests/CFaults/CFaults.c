#define _GNU_SOURCE
#include "CFaults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Only the thread that armed the faults meets them.
static _Thread_local enum faults_kind armed_kind;
static _Thread_local long armed_nth;
static _Thread_local bool armed_onward;
static _Thread_local bool is_paused;
static _Thread_local long calls;
static atomic_long live_blocks;

// The program's own imports are replaced too, so that these functions must not use them.
static struct {
  __typeof__(malloc) *malloc;
  __typeof__(calloc) *calloc;
  __typeof__(realloc) *realloc;
  __typeof__(strdup) *strdup;
  __typeof__(free) *free;
  __typeof__(open) *open;
  __typeof__(fopen) *fopen;
  __typeof__(fstat) *fstat;
  __typeof__(read) *read;
  __typeof__(fread) *fread;
  __typeof__(mmap) *mmap;
  __typeof__(fmemopen) *fmemopen;
  __typeof__(opendir) *opendir;
  __typeof__(readdir) *readdir;
} real;

// Whether the call of a replaced function is to fail.
static bool fails(enum faults_kind kind, int code) {
  if (armed_kind != kind || is_paused) return false;
  calls++;
  if (armed_nth == 0 || (armed_onward ? calls < armed_nth : calls != armed_nth)) return false;
  errno = code;
  return true;
}

static void *counted(void *block) {
  if (block) live_blocks++;
  return block;
}

static void *faulty_malloc(size_t size) { return fails(FAULTS_MEMORY, ENOMEM) ? NULL : counted(real.malloc(size)); }

static void *faulty_calloc(size_t count, size_t size) {
  return fails(FAULTS_MEMORY, ENOMEM) ? NULL : counted(real.calloc(count, size));
}

static void *faulty_realloc(void *block, size_t size) {
  if (size > 0 && fails(FAULTS_MEMORY, ENOMEM)) return NULL;
  if (!block) return counted(real.realloc(NULL, size));
  if (size == 0) live_blocks--;
  return real.realloc(block, size);
}

static char *faulty_strdup(const char *text) { return fails(FAULTS_MEMORY, ENOMEM) ? NULL : counted(real.strdup(text)); }

static void faulty_free(void *block) {
  if (block) live_blocks--;
  real.free(block);
}

static int faulty_open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fails(FAULTS_FILES, EIO) ? -1 : real.open(path, flags, mode);
}

static FILE *faulty_fopen(const char *path, const char *mode) {
  return fails(FAULTS_FILES, EIO) ? NULL : real.fopen(path, mode);
}

static int faulty_fstat(int file, struct stat *status) { return fails(FAULTS_FILES, EIO) ? -1 : real.fstat(file, status); }

static ssize_t faulty_read(int file, void *bytes, size_t count) {
  return fails(FAULTS_FILES, EIO) ? -1 : real.read(file, bytes, count);
}

static size_t faulty_fread(void *bytes, size_t size, size_t count, FILE *file) {
  return fails(FAULTS_FILES, EIO) ? 0 : real.fread(bytes, size, count, file);
}

static void *faulty_mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
  return fails(FAULTS_FILES, EIO) ? MAP_FAILED : real.mmap(start, length, protection, flags, file, offset);
}

static FILE *faulty_fmemopen(void *bytes, size_t size, const char *mode) {
  return fails(FAULTS_MEMORY, ENOMEM) ? NULL : real.fmemopen(bytes, size, mode);
}

static DIR *faulty_opendir(const char *path) { return fails(FAULTS_FILES, EIO) ? NULL : real.opendir(path); }

static struct dirent *faulty_readdir(DIR *directory) {
  return fails(FAULTS_FILES, EIO) ? NULL : real.readdir(directory);
}

// The program frees blocks through an import that stays, so that those it allocates are not counted.
static void *program_calloc(size_t count, size_t size) {
  return fails(FAULTS_MEMORY, ENOMEM) ? NULL : real.calloc(count, size);
}

static void *program_realloc(void *block, size_t size) {
  return size > 0 && fails(FAULTS_MEMORY, ENOMEM) ? NULL : real.realloc(block, size);
}

static void *hyphen_malloc(size_t size) { return fails(FAULTS_LIBHYPHEN, ENOMEM) ? NULL : counted(real.malloc(size)); }

static void *hyphen_calloc(size_t count, size_t size) {
  return fails(FAULTS_LIBHYPHEN, ENOMEM) ? NULL : counted(real.calloc(count, size));
}

static void *hyphen_realloc(void *block, size_t size) {
  if (size > 0 && fails(FAULTS_LIBHYPHEN, ENOMEM)) return NULL;
  if (!block) return counted(real.realloc(NULL, size));
  return real.realloc(block, size);
}

static char *hyphen_strdup(const char *text) {
  return fails(FAULTS_LIBHYPHEN, ENOMEM) ? NULL : counted(real.strdup(text));
}

struct replacement {
  const char *name;
  void *function;
};

static const struct replacement replacements[] = {
    {"malloc", faulty_malloc},   {"calloc", faulty_calloc}, {"realloc", faulty_realloc}, {"strdup", faulty_strdup},
    {"free", faulty_free},       {"open", faulty_open},     {"open64", faulty_open},     {"fopen", faulty_fopen},
    {"fopen64", faulty_fopen},   {"fstat", faulty_fstat},   {"fstat64", faulty_fstat},   {"read", faulty_read},
    {"fread", faulty_fread},     {"mmap", faulty_mmap},     {"mmap64", faulty_mmap},
    {"fmemopen", faulty_fmemopen}, {"opendir", faulty_opendir}, {"readdir", faulty_readdir}, {"readdir64", faulty_readdir},
};

static const struct replacement in_program[] = {{"calloc", program_calloc}, {"realloc", program_realloc}};

static const struct replacement in_libhyphen[] = {
    {"malloc", hyphen_malloc}, {"calloc", hyphen_calloc}, {"realloc", hyphen_realloc}, {"strdup", hyphen_strdup},
};

static void *found(const char *name, const struct replacement *table, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (strcmp(name, table[i].name) == 0) return table[i].function;
  }
  return NULL;
}

#define FOUND(name, table) found(name, table, sizeof table / sizeof *table)

// The function to put in place of an object's import, or NULL.
static void *replacement_of(const char *name, const char *object) {
  void *special = NULL;
  if (!*object) special = FOUND(name, in_program);
  if (strstr(object, "/libhyphen.")) special = FOUND(name, in_libhyphen);
  return special ? special : FOUND(name, replacements);
}

// libswiftGlibc has the one Swift function for `open`, which takes a variable number of arguments in C.
static const char *const libraries[] = {
    "/libfreetype.", "/libharfbuzz.", "/libfontconfig.", "/libicuuc.", "/libhyphen.", "/libbrotlidec.",
    "/libz.",        "/libpng16.",    "/libexpat.",      "/libgraphite2.", "/libswiftGlibc.",
};

static bool is_listed(const char *path) {
  // The program itself has no name here.
  if (!*path) return true;
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    if (strstr(path, libraries[i])) return true;
  }
  return false;
}

#if defined(__x86_64__)
enum { SLOT = R_X86_64_JUMP_SLOT, DATA = R_X86_64_GLOB_DAT };
#elif defined(__aarch64__)
enum { SLOT = R_AARCH64_JUMP_SLOT, DATA = R_AARCH64_GLOB_DAT };
#endif

// Swift's compiler has coroutines call `malloc` and `free` right from the program, and they cannot do without a frame.
static bool is_swifts(const char *name) { return strcmp(name, "malloc") == 0 || strcmp(name, "free") == 0; }

static int replace_in(const struct dl_phdr_info *object, const ElfW(Rela) * table, size_t bytes,
                      const ElfW(Sym) * symbols, const char *names) {
  int replaced = 0;
  for (size_t i = 0; i < bytes / sizeof *table; i++) {
    unsigned long type = ELF64_R_TYPE(table[i].r_info);
    if (type != SLOT && type != DATA) continue;
    const char *name = names + symbols[ELF64_R_SYM(table[i].r_info)].st_name;
    void *function = replacement_of(name, object->dlpi_name);
    if (!function || (!*object->dlpi_name && is_swifts(name))) continue;
    void **import = (void **)(object->dlpi_addr + table[i].r_offset);
    // The loader has made the page read-only.
    uintptr_t page = (uintptr_t)import & ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1);
    size_t length = (uintptr_t)(import + 1) - page;
    if (mprotect((void *)page, length, PROT_READ | PROT_WRITE) != 0) continue;
    *import = function;
    replaced++;
  }
  return replaced;
}

static int replace_imports(struct dl_phdr_info *object, size_t size, void *total) {
  (void)size;
  if (!is_listed(object->dlpi_name)) return 0;
  const ElfW(Rela) *calls = NULL, *data = NULL;
  size_t calls_bytes = 0, data_bytes = 0;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    if (object->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    for (const ElfW(Dyn) *entry = (void *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr); entry->d_tag; entry++) {
      switch (entry->d_tag) {
        case DT_JMPREL: calls = (void *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: calls_bytes = entry->d_un.d_val; break;
        case DT_RELA: data = (void *)entry->d_un.d_ptr; break;
        case DT_RELASZ: data_bytes = entry->d_un.d_val; break;
        case DT_SYMTAB: symbols = (void *)entry->d_un.d_ptr; break;
        case DT_STRTAB: names = (void *)entry->d_un.d_ptr; break;
      }
    }
  }
  if (!symbols || !names) return 0;
  *(int *)total += replace_in(object, calls, calls_bytes, symbols, names);
  *(int *)total += replace_in(object, data, data_bytes, symbols, names);
  return 0;
}

int faults_install(void) {
#define FIND(name) real.name = (__typeof__(real.name))dlsym(RTLD_DEFAULT, #name)
  FIND(malloc), FIND(calloc), FIND(realloc), FIND(strdup), FIND(free), FIND(open), FIND(fopen), FIND(fstat), FIND(read),
      FIND(fread), FIND(mmap), FIND(fmemopen), FIND(opendir), FIND(readdir);
  int total = 0;
  dl_iterate_phdr(replace_imports, &total);
  return total;
}

void faults_arm(enum faults_kind kind, long nth, bool onward) {
  armed_nth = nth;
  armed_onward = onward;
  calls = 0;
  armed_kind = kind;
}

long faults_disarm(void) {
  armed_kind = 0;
  return calls;
}

void faults_pause(void) { is_paused = true; }

void faults_resume(void) { is_paused = false; }

long faults_live_blocks(void) { return live_blocks; }
