/** A picture that is nobody else's any more. */
export type DetachedPicture = {
  source: ImageBitmap | VideoFrame;
  width: number;
  height: number;
  bytes: number;
  close: () => void;
};

/**
 * Takes a picture from the decoder, which has room for a few of its own only and waits for them to come back. It stays in the
 * colours of the film, which take three eighths of a canvas's, and is made into them when it is drawn. What lies in a graphics card
 * in a form of its own is drawn at once.
 */
export async function detachPicture(frame: VideoFrame): Promise<DetachedPicture> {
  const { displayWidth: width, displayHeight: height } = frame;
  try {
    const bytes = frame.format === null ? width * height * 4 : frame.allocationSize();
    const source =
      frame.format === null
        ? await createImageBitmap(frame)
        : await copyFrame(frame, frame.format, bytes);
    return { source, width, height, bytes, close: () => source.close() };
  } finally {
    frame.close();
  }
}

async function copyFrame(frame: VideoFrame, format: VideoPixelFormat, bytes: number) {
  const data = new ArrayBuffer(bytes);
  const layout = await frame.copyTo(data);
  const { visibleRect, codedWidth, codedHeight, displayWidth, displayHeight, timestamp } = frame;
  return new VideoFrame(data, {
    format,
    layout,
    timestamp,
    displayWidth,
    displayHeight,
    codedWidth: visibleRect?.width ?? codedWidth,
    codedHeight: visibleRect?.height ?? codedHeight,
    colorSpace: frame.colorSpace.toJSON(),
  });
}
