const AGENCY = 'agency-one';
const PROJECT = 'project-harbour-light';

const client = { writer: 'client', userId: 'user-client-one', talentId: null, name: 'Clara Benet' };

/** Messages to the first agency: one new, one answered, one closed. */
export const makeEnquiryRecords = ({ projects }, { talents }) => {
  const { name, companyName } = projects[PROJECT];
  const about = { projectId: PROJECT, projectName: name, companyName };
  const talent = talents['talent-01'];
  const makeEnquiry = (fields) => ({ agencyId: AGENCY, locale: 'en', steps: [], ...fields });

  return {
    enquiries: {
      'enquiry-harbour-studio': makeEnquiry({
        ...client,
        ...about,
        state: 'new',
        message:
          'Could the whole cast record in your studio on one day? Our director is in town next week and would like to be there.',
        createdAt: '@day-1',
      }),
      'enquiry-harbour-slots': makeEnquiry({
        writer: 'talent',
        userId: 'talent-01',
        talentId: 'talent-01',
        name: talent.publicName,
        projectId: PROJECT,
        projectName: name,
        companyName: null,
        locale: 'es',
        state: 'answered',
        message: 'Estoy de viaje toda la semana. ¿Podríamos grabar el lunes siguiente por la mañana?',
        steps: [
          {
            kind: 'answered',
            by: 'user-team-one',
            at: '@day-3',
            answer: 'Sin problema, Lucía. Te enviamos franjas nuevas para el lunes.',
          },
        ],
        createdAt: '@day-4',
      }),
      'enquiry-invoice': makeEnquiry({
        ...client,
        projectId: null,
        projectName: null,
        companyName: null,
        state: 'closed',
        message:
          'Please send our invoices to the new address from now on; I’ve changed it in our billing details.',
        steps: [{ kind: 'closed', by: 'user-admin-one', at: '@day-9', answer: null }],
        createdAt: '@day-10',
      }),
    },
  };
};
