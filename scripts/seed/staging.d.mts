import type { App } from 'firebase-admin/app';

interface Environment {
  readonly name: string;
  readonly file: string;
  readonly project: string | undefined;
  readonly settings: Readonly<Record<string, string | undefined>>;
}

/** Returns the project to fill; throws for every other than staging's own that allows it. */
export function requireStaging(
  staging: Environment,
  production: Pick<Environment, 'project'>,
  confirmed: string,
): string;

/** Fills an app's project with the demo data. Returns the new password of all demo accounts. */
export function fillStaging(app: App, now?: number): Promise<string>;
