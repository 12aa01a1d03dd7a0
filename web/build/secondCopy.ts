import type { Plugin } from 'vite';

const NAME = 'firebase-auth-apart';
const MARK = '?apart';

/**
 * `firebase-auth-apart` is Firebase's sign-in once more, as files of their own. It is one module, and bundlers ship a module
 * in one file: what few people need of it, a second factor, would be paid for by everybody's first page. The copy is loaded
 * by those few; it keeps no state of its own and works on the objects of the first one.
 */
export const secondCopy = (): Plugin => ({
  name: 'second-copy',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isWithin = importer?.endsWith(MARK) === true && source.startsWith('.');
    if (source !== NAME && !isWithin) return null;
    const wanted = source === NAME ? '@firebase/auth' : source;
    const found = await this.resolve(wanted, importer?.replace(MARK, ''), { skipSelf: true });
    return found && `${found.id.replace(/\?.*$/, '')}${MARK}`;
  },
});
