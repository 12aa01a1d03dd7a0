import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router-dom';
import type { Project } from '@domain/projects/projects.ts';
import { getProjectStage, isKept, projectTransitions } from '@domain/projects/transitions.ts';
import { isAllowed, PRODUCERS } from '@domain/transitions.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { createSubmitter } from '../../../lib/submission/submitter.ts';

const DuplicateDialog = lazyComponent(() =>
  import('../dialogs/DuplicateDialog.tsx').then((module) => module.DuplicateDialog),
);
const DeleteDialog = lazyComponent(() =>
  import('../dialogs/DeleteDialog.tsx').then((module) => module.DeleteDialog),
);

const CHANGES = {
  archive: projectTransitions.archive,
  restore: projectTransitions.restore,
  delete: projectTransitions.remove,
} as const;
type Action = 'duplicate' | keyof typeof CHANGES;

const listActions = (project: Project): readonly Action[] => {
  const changes = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
  const stage = getProjectStage(project);
  return [
    ...(isKept(project) ? (['duplicate'] as const) : []),
    ...changes.filter((change) => isAllowed(CHANGES[change], stage, PRODUCERS)),
  ];
};

const DONE = { archive: 'projects.archived', restore: 'projects.restored' } as const;

interface Props {
  readonly project: Project;
  readonly id: string;
  /** The menu's anchor; null when closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export const ProjectMenu = ({ project, id, anchor, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const area = useProjectArea();
  const [open, setOpen] = useState<'duplicate' | 'delete'>();
  const [once] = useState(createSubmitter);
  const close = () => setOpen(undefined);

  const move = async (action: 'archive' | 'restore') => {
    const send = action === 'archive' ? api.projects.archive : api.projects.restore;
    try {
      await once(action, (submission) => send({ id: project.id }, {}, submission));
    } catch (error) {
      toasts.error(errorText(error));
      return;
    }

    const back = action === 'archive' && {
      action: { label: text('common.undo'), onAction: () => void move('restore') },
      lastsMs: TOAST_UNDO_MS,
    };
    toasts.success(text(DONE[action], { name: project.name }), back || {});
  };

  const choose = (action: Action) => {
    onClose();
    if (action === 'archive' || action === 'restore') void move(action);
    else setOpen(action);
  };

  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {listActions(project).map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {text(`projects.action.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'duplicate' && (
        <DuplicateDialog
          project={project}
          onDone={(made) => void navigate(area.project(made, 1))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          project={project}
          onDone={() => {
            close();
            toasts.success(text('projects.deleted', { name: project.name }), {
              action: { label: text('common.undo'), onAction: () => void move('restore') },
              lastsMs: TOAST_UNDO_MS,
            });
          }}
          onClose={close}
        />
      )}
    </>
  );
};
