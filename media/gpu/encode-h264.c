// encode-h264 <in.y4m> <out.h264> <crf>: one key frame unless the picture is cut, at a slow preset.
// cc -O2 -I<x264> encode-h264.c -l:libx264.so.164
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "x264.h"

static void fail(const char *why) {
  fprintf(stderr, "encode-h264: %s\n", why);
  exit(1);
}
static void writeFrame(FILE *out, x264_nal_t *nals, int size) {
  if (size < 0) fail("encoding failed");
  if (size > 0 && fwrite(nals[0].p_payload, 1, size, out) != (size_t)size) fail("cannot write");
}

int main(int count, char **words) {
  if (count != 4) fail("usage: encode-h264 <in.y4m> <out.h264> <crf>");
  FILE *in = fopen(words[1], "rb"), *out = fopen(words[2], "wb");
  char line[256];
  int width, height, rate, base;
  if (!in || !out || !fgets(line, sizeof line, in)) fail("cannot open");
  if (sscanf(line, "YUV4MPEG2 W%d H%d F%d:%d", &width, &height, &rate, &base) != 4) fail("no y4m");

  x264_param_t param;
  x264_param_default_preset(&param, "slow", NULL);
  param.i_width = width;
  param.i_height = height;
  param.i_csp = X264_CSP_I420;
  param.i_fps_num = rate;
  param.i_fps_den = base;
  param.i_threads = 3;
  param.i_keyint_max = X264_KEYINT_MAX_INFINITE;
  param.i_log_level = X264_LOG_ERROR;
  param.rc.i_rc_method = X264_RC_CRF;
  param.rc.f_rf_constant = (float)atof(words[3]);
  param.rc.f_ip_factor = 1.1f;
  param.i_level_idc = 31;
  param.vui.b_fullrange = 0;
  param.vui.i_colorprim = 1;
  param.vui.i_transfer = 13;
  param.vui.i_colmatrix = 1;
  if (x264_param_apply_profile(&param, "high") < 0) fail("no such profile");
  x264_t *encoder = x264_encoder_open(&param);
  x264_picture_t picture, coded;
  if (!encoder || x264_picture_alloc(&picture, X264_CSP_I420, width, height) < 0) fail("cannot begin");

  x264_nal_t *nals;
  int number;
  while (fgets(line, sizeof line, in)) {
    if (strncmp(line, "FRAME", 5)) fail("a frame is broken");
    for (int plane = 0; plane < 3; plane++) {
      int w = plane ? width / 2 : width, h = plane ? height / 2 : height;
      for (int y = 0; y < h; y++)
        if (fread(picture.img.plane[plane] + (size_t)y * picture.img.i_stride[plane], 1, w, in) != (size_t)w) fail("a frame is short");
    }
    int size = x264_encoder_encode(encoder, &nals, &number, &picture, &coded);
    writeFrame(out, nals, size);
    picture.i_pts++;
  }
  while (x264_encoder_delayed_frames(encoder)) {
    int size = x264_encoder_encode(encoder, &nals, &number, NULL, &coded);
    writeFrame(out, nals, size);
  }
  x264_encoder_close(encoder);
  return fclose(out) ? 1 : 0;
}
