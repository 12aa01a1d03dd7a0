import { describe, expect, it } from 'vitest';
import type { Casting } from '@domain/castings/castings.ts';
import { makeCasting } from '../../../common/board/board.fixture.ts';
import { getCastingLinkFault, getProjectLinkFault } from './linkFaults.ts';

const voices = [{ id: 'narrator' }, { id: 'captain' }];
const empty = makeCasting('eng');
const heard = { ...makeCasting('spa'), shortlisted: { narrator: 2 } };
const withdrawn = { ...heard, withdrawn: { narrator: 2 } };

describe('a shared link without content', () => {
  it('to one language is switched off, or has no audible voice', () => {
    expect(getCastingLinkFault(heard, voices)).toBeUndefined();
    expect(getCastingLinkFault({ ...heard, linkEnabled: false }, voices)).toBe('selection.linkOff');
    expect(getCastingLinkFault(empty, voices)).toBe('selection.linkEmpty');
    expect(getCastingLinkFault(withdrawn, voices)).toBe('selection.linkEmpty');
  });

  it('to a project has no language in its preview, or none with a voice', () => {
    const makeShown = (casting: Casting) => ({ ...casting, previewVisible: true });
    expect(getProjectLinkFault([heard], voices)).toBe('selection.projectHidden');
    expect(getProjectLinkFault([heard, makeShown(empty)], voices)).toBe('selection.projectEmpty');
    expect(getProjectLinkFault([makeShown(heard), makeShown(empty)], voices)).toBeUndefined();
    // The project's preview has its own link, separate from the language's.
    expect(getProjectLinkFault([{ ...makeShown(heard), linkEnabled: false }], voices)).toBeUndefined();
  });
});
