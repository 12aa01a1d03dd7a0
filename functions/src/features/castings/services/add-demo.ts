import { Timestamp } from 'firebase-admin/firestore';
import { CASTING_DEMOS_MAX, castingDemoIdOf, type CastingDemo } from '@domain/castings/castings.ts';
import type { CastingDemoValues } from '@domain/castings/castings.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import {
  createCastingDemoRecord,
  listedDemos,
  readApprovedDemo,
  readCasting,
  readCastingDemo,
  readVoiceRecord,
} from '../store.ts';

/** Lists an approved demo for a character, at the end. One that is listed already is answered as it is. */
export const addDemo = (
  session: Session,
  projectId: string,
  values: CastingDemoValues,
): Promise<CastingDemo> =>
  transact(async (transaction) => {
    const casting = reach(session, 'castings', await readCasting(values.castingId, transaction));
    const voice = reach(session, 'voices', await readVoiceRecord(values.voiceId, transaction));
    if (casting.projectId !== projectId || voice.projectId !== projectId) throw notFound();
    const id = castingDemoIdOf(casting.id, voice.id, values.demoId);
    const listed = await readCastingDemo(id, transaction);
    if (listed) return listed;

    const demo = reach(session, 'demoCache', await readApprovedDemo(values.demoId, transaction));
    if (!demo.agencyIds.includes(casting.agencyId)) throw notFound();
    if (demo.language !== casting.language)
      throw new AppError(409, 'demo.notAvailable', { property: 'demoId' });
    const others = await listedDemos(casting.id, voice.id, transaction);
    if (others.length >= CASTING_DEMOS_MAX)
      throw new AppError(422, 'validation.invalid', { property: 'demoId' });

    const { language, gender, voiceAge, tone, category, name, talentPublicName, durationMs, peaks } = demo;
    const castingDemo: CastingDemo = {
      id,
      agencyId: casting.agencyId,
      companyId: casting.companyId,
      projectId,
      castingId: casting.id,
      voiceId: voice.id,
      demoId: demo.id,
      talentId: demo.talentId,
      isSelected: false,
      order: (others.at(-1)?.order ?? -1) + 1,
      demo: { language, gender, voiceAge, tone, category, name, talentPublicName, durationMs, peaks },
      createdAt: Timestamp.now(),
    };
    createCastingDemoRecord(transaction, castingDemo);
    const { agencyId } = casting;
    const after = { demoId: demo.id, order: castingDemo.order };
    recordAudit(transaction, session, {
      agencyId,
      action: 'castings.addDemo',
      subject: `castingDemos/${id}`,
      before: null,
      after,
    });
    return castingDemo;
  });
