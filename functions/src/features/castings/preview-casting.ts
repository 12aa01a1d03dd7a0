import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { buildPreviewPage } from './preview.ts';
import { findCastingLink, isShownToAll } from './public-link.ts';

/** Returns the casting of a public link. 403 for a link with a passcode: use `guests.open`. */
export const previewCasting: Operation<'castings.preview'> = async ({ params: { urlIdentifier } }) => {
  const link = await findCastingLink(urlIdentifier);
  if (!link) throw notFound();
  if (!isShownToAll(link)) throw new AppError(403, 'preview.passcode');
  return buildPreviewPage(link);
};
