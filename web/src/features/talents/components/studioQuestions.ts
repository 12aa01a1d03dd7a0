export type StudioQuestion = 'noStudio' | 'noRemote';

/** Returns confirmations before saving: first for a missing home studio, then for a missing live connection. */
export const getStudioQuestions = ({
  homeStudio,
  ableToConnect,
}: {
  readonly homeStudio: boolean | null;
  readonly ableToConnect: boolean | null;
}): readonly StudioQuestion[] => [
  ...(homeStudio ? [] : (['noStudio'] as const)),
  ...(ableToConnect ? [] : (['noRemote'] as const)),
];
