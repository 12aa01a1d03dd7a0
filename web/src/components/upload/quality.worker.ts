import { measureQuality, type DecodedAudio } from '@domain/audio/measure-quality.ts';

/** Measures beside the page, which stays smooth meanwhile. */
self.onmessage = ({ data }: MessageEvent<DecodedAudio>) => {
  self.postMessage(measureQuality(data));
};
