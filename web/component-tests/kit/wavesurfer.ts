/** Stands in for `wavesurfer.js`: it plays nothing, and answers as the real one does. */
type Listener = (value: number) => void;

class FakeWave {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly media = new Audio();
  private playing = false;
  private seconds = 0;

  constructor(private readonly length: number) {}

  on(event: string, listener: Listener): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
  }
  private emit(event: string): void {
    for (const listener of this.listeners.get(event) ?? []) listener(this.seconds);
  }
  load(url: string): Promise<void> {
    return url.includes('gone') ? Promise.reject(new Error('The address is gone')) : Promise.resolve();
  }
  play(): Promise<void> {
    this.playing = true;
    this.emit('play');
    return Promise.resolve();
  }
  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    this.emit('pause');
  }
  isPlaying = (): boolean => this.playing;
  setTime(seconds: number): void {
    this.seconds = seconds;
  }
  getCurrentTime = (): number => this.seconds;
  getDuration = (): number => this.length;
  getMediaElement = (): HTMLAudioElement => this.media;
  exportPeaks = (): number[][] => [];
  setOptions = (): void => undefined;
  getRenderer = (): object => ({});
  destroy(): void {
    this.listeners.clear();
  }
}

export default {
  create: ({ duration }: { readonly duration: number }) => new FakeWave(duration),
};
