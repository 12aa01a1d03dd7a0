import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { buildPreviewPage } from './preview.ts';
import { isShownToAll, findProjectLink } from './public-link.ts';

/** Returns a project link's content. 403 for a link with a passcode: use `guests.open`. */
const getPreview = async (address: string) => {
  const link = await findProjectLink(address);
  if (!isShownToAll(link)) throw new AppError(403, 'preview.passcode');
  return buildPreviewPage(link);
};

export const previewLink: Operation<'castings.linkPreview'> = ({ params }) =>
  getPreview(params.urlIdentifier);

export const previewProject: Operation<'castings.projectPreview'> = ({ params }) => getPreview(params.id);
