import type { Operations } from '../../operation.ts';
import { audio } from './audio.ts';
import { demoSignedUrl } from './demo-signed-url.ts';
import { searchDemos } from './search-demos.ts';

export const demos = {
  'demos.audio': audio,
  'demos.search': searchDemos,
  'demos.signedUrl': demoSignedUrl,
} satisfies Partial<Operations>;
