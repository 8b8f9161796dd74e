import { useEffect, useEffectEvent, useState } from 'react';

// BarcodeDetector is in Chrome on Android and macOS; TypeScript's own types lack it.
type DetectedBarcode = { readonly rawValue: string };
type Detector = { detect(source: HTMLVideoElement): Promise<readonly DetectedBarcode[]> };
type DetectorClass = new (options?: { readonly formats: readonly string[] }) => Detector;

const findDetector = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads barcodes from a camera. */
export const canScan = (): boolean =>
  findDetector() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The codes that products carry. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39'];
const scanEveryMs = 200;
/** A bottle that stays before the camera is read once in this time. */
const sameAgainMs = 1_500;

const readFrames = (Detector: DetectorClass, video: HTMLVideoElement, onRead: (code: string) => void) => {
  const detector = new Detector({ formats });
  let last = { code: '', at: 0 };
  let isReading = false;
  const read = async (): Promise<void> => {
    if (isReading || video.readyState < video.HAVE_CURRENT_DATA) return;
    isReading = true;
    const [found] = await detector.detect(video).catch(() => []);
    isReading = false;
    if (!found) return;
    const now = performance.now();
    if (found.rawValue === last.code && now - last.at < sameAgainMs) return;
    last = { code: found.rawValue, at: now };
    onRead(found.rawValue);
  };
  const timer = setInterval(() => void read(), scanEveryMs);
  return () => clearInterval(timer);
};

/** Shows the camera in the video and reads barcodes from it; the response gives the camera back. */
const openCamera = async (
  Detector: DetectorClass,
  video: HTMLVideoElement,
  onRead: (code: string) => void,
): Promise<() => void> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const stopReading = readFrames(Detector, video, onRead);
  return () => {
    stopReading();
    for (const track of stream.getTracks()) track.stop();
  };
};

/** For the `ref` of a video: reads barcodes while it is shown. */
export const useScanner = (onBarcode: (code: string) => void) => {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const onRead = useEffectEvent(onBarcode);
  useEffect(() => {
    const Detector = findDetector();
    if (!Detector || !video) return undefined;
    let isOver = false;
    const opening = openCamera(Detector, video, (code) => onRead(code));
    opening.catch(() => !isOver && setFailed(true));
    return () => {
      isOver = true;
      // Also where the camera opens only after the video has gone.
      opening.then((close) => close()).catch(() => undefined);
    };
  }, [video]);
  return { ref: setVideo, hasFailed };
};
