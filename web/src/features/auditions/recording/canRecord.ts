/** Returns whether this browser can record unchanged sound. */
export const canRecord = (): boolean =>
  typeof AudioWorkletNode === 'function' && navigator.mediaDevices !== undefined;
