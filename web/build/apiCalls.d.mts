import type { Plugin } from 'vite';

export const APP_FILES: RegExp;
export const bindApiCalls: (
  text: string,
  file: string,
  getAddress?: (name: string) => string,
) => string | undefined;
export const apiCalls: () => Plugin;
