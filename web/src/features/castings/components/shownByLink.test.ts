import { describe, expect, it } from 'vitest';
import type { Casting } from '@domain/castings/castings.ts';
import { makeCasting } from '../../../common/board/board.fixture.ts';
import { castingLinkFault, projectLinkFault } from './shownByLink.ts';

const voices = [{ id: 'narrator' }, { id: 'captain' }];
const empty = makeCasting('eng');
const heard = { ...makeCasting('spa'), shortlisted: { narrator: 2 } };
const withdrawn = { ...heard, withdrawn: { narrator: 2 } };

describe('a link that shows nothing', () => {
  it('of one language is switched off, or has no voice that can be heard', () => {
    expect(castingLinkFault(heard, voices)).toBeUndefined();
    expect(castingLinkFault({ ...heard, linkEnabled: false }, voices)).toBe('selection.linkOff');
    expect(castingLinkFault(empty, voices)).toBe('selection.linkEmpty');
    expect(castingLinkFault(withdrawn, voices)).toBe('selection.linkEmpty');
  });

  it('of a project has no language in its preview, or none with a voice', () => {
    const shown = (casting: Casting) => ({ ...casting, previewVisible: true });
    expect(projectLinkFault([heard], voices)).toBe('selection.projectHidden');
    expect(projectLinkFault([heard, shown(empty)], voices)).toBe('selection.projectEmpty');
    expect(projectLinkFault([shown(heard), shown(empty)], voices)).toBeUndefined();
    // The preview of the project is another link than the language's own.
    expect(projectLinkFault([{ ...shown(heard), linkEnabled: false }], voices)).toBeUndefined();
  });
});
