import Button from '@mui/material/Button';
import type { Project } from '@domain/projects/projects.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';

const archive = (params: { readonly id: string }, submission: Submission) =>
  api.projects.archive(params, {}, submission);
const restore = (params: { readonly id: string }, submission: Submission) =>
  api.projects.restore(params, {}, submission);

/** Moves per shelf, with their undo. */
const MOVES = {
  open: { what: 'archive', there: archive, back: restore },
  archived: { what: 'restore', there: restore, back: archive },
  deleted: { what: 'restore', there: restore, back: api.projects.remove },
} as const;

/** Archives or restores several projects of one shelf. */
export const ProjectBulk = ({ chosen }: { readonly chosen: Chosen<Project> }) => {
  const text = useText();
  const bulk = useBulk(chosen.drop);
  const { rows } = chosen;
  const count = rows.length;
  const { what } = MOVES[rows[0]?.shelf ?? 'open'];

  const start = () =>
    bulk.start(
      text(`bulkRun.projects.${what}`, { count }),
      rows.map(({ id, name, shelf }) => ({
        id,
        name,
        send: async (submission) => {
          const { there, back } = MOVES[shelf];
          await there({ id }, submission);
          return (undoSubmission) => back({ id }, undoSubmission);
        },
      })),
    );

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={start}>
          {text(`projects.action.${what}`)}
        </Button>
      </ChosenBar>
      <BulkDialog bulk={bulk} />
    </>
  );
};
