import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readCastingDemo, setSelected, shortlistedDemos } from '../../records/casting-demos.ts';
import { changeableProject, readProject } from '../../records/projects.ts';

/** Chooses a character's voice, replacing an earlier choice, or clears it, and updates the project's state. 409 for a withdrawn voice. */
export const chooseDemo: Operation<'castings.updateDemo'> = async ({
  caller,
  params: { id, projectId },
  body: { isSelected },
}) =>
  serialise(
    await transact(async (transaction) => {
      const demo = visibleTo(caller, 'castingDemos', await readCastingDemo(id, transaction));
      if (demo.projectId !== projectId) throw notFound();
      if (demo.isSelected === isSelected) return demo;
      if (isSelected && demo.isWithdrawn) throw new AppError(409, 'demo.notAvailable');
      changeableProject(await readProject(projectId, transaction));
      const rivals = isSelected ? await shortlistedDemos(demo.castingId, demo.voiceId, transaction) : [];
      const given = rivals.filter((rival) => rival.isSelected);
      setSelected(transaction, demo, isSelected);
      for (const rival of given) setSelected(transaction, rival, false);
      recordAudit(transaction, caller, {
        agencyId: demo.agencyId,
        action: 'castings.updateDemo',
        subject: `castingDemos/${id}`,
        before: { isSelected: demo.isSelected, chosen: given.map((rival) => rival.id) },
        after: { isSelected },
      });
      return { ...demo, isSelected };
    }),
  );
