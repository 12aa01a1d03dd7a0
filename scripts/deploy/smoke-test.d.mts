/** Google's services; without `identity`, sign-up isn't checked. */
interface Hosts {
  readonly firestore: string;
  readonly storage: string;
  readonly identity?: string;
}

/** A running deployment. `release`: the commit it must serve. */
interface Target {
  readonly origin: string;
  readonly project: string;
  readonly bucket: string;
  readonly apiKey: string;
  readonly release?: string;
  readonly hosts?: Hosts;
}

export function runSmokeTest(target: Target, print: (line: string) => void): Promise<readonly string[]>;
