import type { PublicDemo } from './demos.ts';

/**
 * `testedVoices/{agencyId}_{demoId}`: a demo's public copy for an agency that shows its talent and tested their
 * connection. The finder reads it when searching only those, so a page costs what it shows. Read by functions only.
 * Separate from the public copy, because clients of other agencies may not learn of the test.
 */
export interface TestedVoice extends PublicDemo {
  /** The testing agency. */
  readonly agencyId: string;
  readonly demoId: string;
}

export const toTestedVoiceId = (agencyId: string, demoId: string): string => `${agencyId}_${demoId}`;

export const toTestedVoice = (agencyId: string, copy: PublicDemo): TestedVoice => ({
  ...copy,
  id: toTestedVoiceId(agencyId, copy.id),
  agencyId,
  demoId: copy.id,
});

export const toTestedPublicCopy = ({ agencyId: _tester, demoId, ...copy }: TestedVoice): PublicDemo => ({
  ...copy,
  id: demoId,
});
