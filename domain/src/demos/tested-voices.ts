import type { DemoCache } from './demos.ts';

/**
 * `testedVoices/{agencyId}_{demoId}`: the public half of a demo once more, for an agency that shows its talent and tested
 * their live connection. The voice finder reads it in place of `demoCache` where it looks for such talents alone, so that a
 * page costs what it shows. Apart from the public half, which clients of all the talent’s agencies read: neither who tested
 * somebody nor that anybody did is theirs to know. Functions alone read it.
 */
export interface TestedVoice extends DemoCache {
  /** Whose test it was. */
  readonly agencyId: string;
  readonly demoId: string;
}

export const testedVoiceIdOf = (agencyId: string, demoId: string): string => `${agencyId}_${demoId}`;

/** An agency’s copy of a public half. */
export const testedVoiceOf = (agencyId: string, half: DemoCache): TestedVoice => ({
  ...half,
  id: testedVoiceIdOf(agencyId, half.id),
  agencyId,
  demoId: half.id,
});

/** The public half of which it is a copy. */
export const publicHalfOfTested = ({ agencyId: _tester, demoId, ...half }: TestedVoice): DemoCache => ({
  ...half,
  id: demoId,
});
