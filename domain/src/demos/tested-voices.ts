import type { PublicDemo } from './demos.ts';

/**
 * `testedVoices/{agencyId}_{demoId}`: copy of a demo's public half for an agency that shows its talent and tested their
 * connection. The finder reads it when searching only those, so a page costs what it shows. Read by functions only.
 * Separate from the public half, because clients of other agencies may not learn of the test.
 */
export interface TestedVoice extends PublicDemo {
  /** The testing agency. */
  readonly agencyId: string;
  readonly demoId: string;
}

export const toTestedVoiceId = (agencyId: string, demoId: string): string => `${agencyId}_${demoId}`;

export const toTestedVoice = (agencyId: string, half: PublicDemo): TestedVoice => ({
  ...half,
  id: toTestedVoiceId(agencyId, half.id),
  agencyId,
  demoId: half.id,
});

export const toTestedPublicHalf = ({ agencyId: _tester, demoId, ...half }: TestedVoice): PublicDemo => ({
  ...half,
  id: demoId,
});
