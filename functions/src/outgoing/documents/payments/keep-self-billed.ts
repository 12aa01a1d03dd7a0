import { createHash } from 'node:crypto';
import type { SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { discardFile, readFile, saveFile } from '../../../platform/storage/files.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { createStep } from '../../../work/unit/operation.ts';
import { makeSelfBilledPaper } from './self-billed-paper.ts';

/** Returns a paper's PDF, the same bytes each time: it is made and stored once; one of concurrent creations wins. */
export const keepSelfBilledPaper = async (paper: SelfBilledPaper): Promise<Buffer> => {
  const { id, agencyId, storagePath } = paper;
  if (storagePath !== null) return readFile(storagePath);

  const bytes = await makeSelfBilledPaper(paper, await readAgency(agencyId));
  const path = `papers/${agencyId}/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  await saveFile(path, bytes, 'application/pdf');

  const stored = await createStep(
    { platform: 'papers' },
    null,
  )(async (work) => {
    const current = await work.read(selfBilledPapers, id);
    if (!current || current.storagePath !== null) return current?.storagePath ?? path;
    work.update(current, { storagePath: path });
    return path;
  });
  if (stored === path) return bytes;

  await discardFile(path);
  return readFile(stored);
};
