import type { RoleScript, SessionFiles, ShownScript } from '@domain/sessions/session-files.ts';
import { SessionScript } from './SessionScript.tsx';

interface Props {
  readonly sessionId: string;
  readonly files: SessionFiles;
}

/** Returns the scripts that a session records: of each role where it has several. */
export const getScripts = ({
  roleScripts,
  script,
}: SessionFiles): readonly (ShownScript & Partial<RoleScript>)[] => roleScripts ?? (script ? [script] : []);

/** The scripts that a session records. */
export const SessionScripts = ({ sessionId, files }: Props) =>
  getScripts(files).map((script) => (
    <SessionScript key={script.voiceId ?? sessionId} sessionId={sessionId} script={script} />
  ));
