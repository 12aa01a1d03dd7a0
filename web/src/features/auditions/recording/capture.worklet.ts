/** What a worklet's global scope offers; TypeScript's libraries leave it out. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples sent at a time: 20 messages a second at 48 kHz, enough for a meter. */
const BATCH = 2400;

/** Sends the samples of the first channel as they were captured, until the page disconnects it. */
class Capture extends AudioWorkletProcessor {
  #batch = new Float32Array(BATCH);
  #filled = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#batch[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled < BATCH) continue;
      this.port.postMessage(this.#batch, [this.#batch.buffer]);
      this.#batch = new Float32Array(BATCH);
      this.#filled = 0;
    }

    return true;
  }
}

registerProcessor('capture', Capture);
