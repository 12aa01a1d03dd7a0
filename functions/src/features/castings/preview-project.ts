import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { pageBehind } from './preview.ts';
import { isShownToAll, projectLink } from './public-link.ts';

/** What the link of a project shows. 403 for a link with a passcode: `guests.open` takes it. */
const previewOf = async (address: string) => {
  const link = await projectLink(address);
  if (!isShownToAll(link)) throw new AppError(403, 'preview.passcode');
  return pageBehind(link);
};

export const previewLink: Operation<'castings.linkPreview'> = ({ params }) => previewOf(params.urlIdentifier);

/** The same by the id of the project. */
export const previewProject: Operation<'castings.projectPreview'> = ({ params }) => previewOf(params.id);
