import { canRecord } from './canRecord.ts';
import captureUrl from './capture.worklet.ts?worker&url';

/** Why nothing can be recorded here. */
export type MicrophoneFault = 'denied' | 'missing' | 'unsupported';

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault;

  constructor(fault: MicrophoneFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface Microphone {
  readonly sampleRate: number;
  /** Receives what is heard from now on, mono; null: nobody listens. */
  readonly listen: (listener: ((samples: Float32Array) => void) | null) => void;
  /** Releases the microphone, so that its light goes out. */
  readonly close: () => void;
}

/** A voice is judged by its sound: nothing that calls need may change it. */
const UNPROCESSED: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

const openStream = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: UNPROCESSED });
  } catch (error) {
    const isDenied = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
    throw new MicrophoneError(isDenied ? 'denied' : 'missing');
  }
};

/** Opens the microphone after the person's press. Throws a `MicrophoneError`. */
export const openMicrophone = async (): Promise<Microphone> => {
  if (!canRecord()) throw new MicrophoneError('unsupported');

  const stream = await openStream();
  const context = new AudioContext();

  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };

  try {
    await context.audioWorklet.addModule(captureUrl);
    await context.resume();
  } catch {
    close();
    throw new MicrophoneError('unsupported');
  }

  const node = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  context.createMediaStreamSource(stream).connect(node);

  return {
    sampleRate: context.sampleRate,
    listen: (listener) => {
      node.port.onmessage = listener && (({ data }: MessageEvent<Float32Array>) => listener(data));
    },
    close,
  };
};
