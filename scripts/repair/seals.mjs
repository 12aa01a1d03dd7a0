import { recordOf } from './compare.mjs';

/** What outlives a sealed report: that its file was sealed, and when. By what certificate, the report cannot say. */
export const sealOfReport = async (firestore, transaction, id) => {
  const report = recordOf(await transaction.get(firestore.doc(`recordingSessionReports/${id}`)));
  if (!report?.paperSha256 || !report.sealedAt) return [];
  const { paperSha256, sealedAt } = report;
  const ref = firestore.doc(`seals/${paperSha256}`);
  const stored = (await transaction.get(ref)).data();
  const wanted = { sealedAt };
  return [
    { ref, stored, wanted, made: { sealedAt, certificateSha256: null }, besides: ['certificateSha256'] },
  ];
};
