import { everyPage } from './everyPage.ts';
import { signedIn } from './signedIn.ts';

/** Every English text, the errors of domain included; pages load it in its two parts. One area per file. */
export const catalog = { ...everyPage, ...signedIn } as const;
