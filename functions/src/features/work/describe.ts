import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { UseReport } from '@domain/ledger/use-reports.ts';
import type { RecordingSessionReport } from '@domain/sessions/report.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { readProjectNames } from '../../work/collections/projects.ts';
import { readPublicNames } from '../../work/collections/public-talents.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { readSoldLicences } from '../../work/collections/sold-licences.ts';
import type { Description } from './waiting.ts';

interface Casting {
  readonly projectId: string;
  readonly talentId: string;
}

/** Describes records of a project and a talent by both names. */
export const describeCastings = async (records: readonly Casting[]): Promise<readonly Description[]> => {
  const [projects, talents] = await Promise.all([
    readProjectNames(records.map(({ projectId }) => projectId)),
    readPublicNames(records.map(({ talentId }) => talentId)),
  ]);
  return records.map(({ projectId, talentId }) => ({
    project: projects.get(projectId) ?? '',
    detail: talents.get(talentId) ?? '',
  }));
};

interface Recording {
  readonly projectName: string;
  readonly talentPublicName: string;
  readonly character: string;
}

const describeRecording = ({ projectName, talentPublicName, character }: Recording): Description => ({
  project: projectName,
  detail: joinDotted([talentPublicName, character]),
});

export const describeSessions = (records: readonly Recording[]): Promise<readonly Description[]> =>
  Promise.resolve(records.map(describeRecording));

/** Describes a report by its session. */
export const describeReports = async (
  reports: readonly RecordingSessionReport[],
): Promise<readonly Description[]> => {
  const found = await recordingSessions.getAll(reports.map(({ id }) => id));
  const sessions = new Map(found.map((session) => [session.id, session]));
  return reports.map(({ id }) => {
    const session = sessions.get(id);
    return session ? describeRecording(session) : { project: '', detail: '' };
  });
};

export const describeDeliveries = async (
  deliveries: readonly Delivery[],
): Promise<readonly Description[]> => {
  const projects = await readProjectNames(deliveries.map(({ projectId }) => projectId));
  return deliveries.map(({ projectId, name, character }) => ({
    project: projects.get(projectId) ?? '',
    detail: joinDotted([name, character]),
  }));
};

interface Licence {
  readonly projectName: string;
  readonly talentName: string;
  readonly assetName: string;
}

const describeLicence = ({ projectName, talentName, assetName }: Licence): Description => ({
  project: projectName,
  detail: joinDotted([talentName, assetName]),
});

export const describeLicences = (licences: readonly Licence[]): Promise<readonly Description[]> =>
  Promise.resolve(licences.map(describeLicence));

export const describeUses = async (reports: readonly UseReport[]): Promise<readonly Description[]> => {
  const found = await readSoldLicences(reports.map(({ licenceId }) => licenceId));
  const licences = new Map(found.map((licence) => [licence.id, licence]));
  return reports.map(({ licenceId }) => {
    const licence = licences.get(licenceId);
    return licence ? describeLicence(licence) : { project: '', detail: '' };
  });
};

/** Describes records that repeat their project's name. */
export const describeByName = (
  records: readonly { readonly projectName: string }[],
): Promise<readonly Description[]> =>
  Promise.resolve(records.map(({ projectName }) => ({ project: projectName, detail: '' })));
