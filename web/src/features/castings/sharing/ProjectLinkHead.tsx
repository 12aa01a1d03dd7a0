import Alert from '@mui/material/Alert';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { setLinkEnabled } from '../data/castingSharing.ts';
import { getProjectLink } from '../data/sharedLink.ts';

type Props = Pick<ProjectBoard, 'project' | 'castings'>;

/** The switch of a project's link, and the languages behind it. */
export const ProjectLinkHead = ({ project, castings }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const { linkEnabled = false } = project;
  const label = text('selection.anyoneListens');
  const failed = text('selection.visibilityFailed');

  return (
    <Stack gap={0.5}>
      {project.shelf === 'archived' && <Alert severity="info">{text('sharing.projectArchived')}</Alert>}
      <SavedSwitch
        label={label}
        name={`${label}: ${text('selection.wholeProject')}`}
        failed={failed}
        checked={linkEnabled}
        change={(next, submission) => setLinkEnabled(getProjectLink(project), next, submission)}
      />
      <Row role="group" aria-label={text('sharing.languages')} gap={2} align="center" sx={{ rowGap: 0 }}>
        <Muted>{text('sharing.languages')}</Muted>
        {castings.map(({ id, language, previewVisible }) => (
          <SavedSwitch
            key={id}
            isCheckbox
            label={languageName(language)}
            name={languageName(language)}
            failed={failed}
            checked={previewVisible}
            change={(next, submission) => api.castings.update({ id }, { previewVisible: next }, submission)}
          />
        ))}
      </Row>
    </Stack>
  );
};
