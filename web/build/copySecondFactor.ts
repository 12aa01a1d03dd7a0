import type { Plugin } from 'vite';

const NAME = 'firebase-auth-apart';
const MARK = '?apart';

/**
 * `firebase-auth-apart` is a second copy of Firebase's sign-in. Bundlers ship a module in one file,
 * so the rarely needed second factor would burden everyone's first page. Few load the copy; it is
 * stateless and works on the objects of the first.
 */
export const copySecondFactor = (): Plugin => ({
  name: 'second-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isWithin = importer?.endsWith(MARK) === true && source.startsWith('.');
    if (source !== NAME && !isWithin) return null;
    const target = source === NAME ? '@firebase/auth' : source;
    const found = await this.resolve(target, importer?.replace(MARK, ''), { skipSelf: true });
    return found && `${found.id.replace(/\?.*$/, '')}${MARK}`;
  },
});
