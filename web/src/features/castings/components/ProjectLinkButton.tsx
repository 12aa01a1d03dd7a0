import type { ProjectBoard } from '../../../common/board/board.ts';
import { paths } from '../../../app/paths.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getProjectLink } from '../data/sharedLink.ts';
import { GuestsButton } from './GuestsButton.tsx';
import { getProjectLinkFault } from './linkFaults.ts';

const ProjectLinkHead = lazyComponent(
  async () =>
    (await Promise.all([import('../sharing/ProjectLinkHead.tsx'), wantTexts('sharing')]))[0].ProjectLinkHead,
);

/** Opens the project's link: its switch, terms, and guests' feedback. */
export const ProjectLinkButton = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const { project, castings, voices } = board;
  const { urlIdentifier, linkEnabled = false } = project;
  const fault = getProjectLinkFault(castings, voices);

  return (
    <GuestsButton
      variant="outlined"
      link={getProjectLink(project)}
      language={text('selection.wholeProject')}
      castings={castings.filter(({ previewVisible }) => previewVisible)}
      voices={voices}
      path={urlIdentifier === undefined ? undefined : paths.projectLink.href(urlIdentifier)}
      isOn={linkEnabled}
      fault={fault && text(fault)}
      head={<ProjectLinkHead project={project} castings={castings} />}
    >
      {text('selection.projectLink')}
    </GuestsButton>
  );
};
