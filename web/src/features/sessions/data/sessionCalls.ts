import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import { sessionsApi } from '@domain/sessions/sessions.api.ts';
import { change } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Changes a session. */
export const changeSession = async (id: string, body: SessionChangeValues, press: Press): Promise<void> => {
  await change(sessionsApi['sessions.update'], { params: { id }, body }, press);
};

/** Starts the report of a session. */
export const startReport = async (id: string, press: Press): Promise<void> => {
  await change(sessionsApi['sessions.generateReport'], { params: { id }, body: {} }, press);
};

/** Has the browser save a report that all three have signed. */
export const saveReportPaper = (id: string, name: string): Promise<void> =>
  download(sessionsApi['sessions.reportPaper'], {
    params: { id },
    name: `${name}.pdf`,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });
