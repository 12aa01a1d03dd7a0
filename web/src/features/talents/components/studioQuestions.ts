export type StudioQuestion = 'noStudio' | 'noRemote';

/** What is asked about before saving: first the missing home studio, then the missing live connection. */
export const questionsFor = ({
  homeStudio,
  ableToConnect,
}: {
  readonly homeStudio: boolean | null;
  readonly ableToConnect: boolean | null;
}): readonly StudioQuestion[] => [
  ...(homeStudio ? [] : (['noStudio'] as const)),
  ...(ableToConnect ? [] : (['noRemote'] as const)),
];
