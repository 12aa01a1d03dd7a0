import { api } from '../../../lib/http/api.ts';

/** Saves the sealed report for one of its signers. The code of downloads loads when it is needed. */
export const saveSealedReport = async (urlIdentifier: string, token: string, name: string): Promise<void> => {
  const { download } = await import('../../../lib/http/download.ts');
  await download(api.sessions.publicReportPaper, {
    name,
    params: { urlIdentifier },
    query: { token },
  });
};
