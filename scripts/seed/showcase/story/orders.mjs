import { pickBetween } from '../random.mjs';
import { getDay } from './timeline.mjs';

/** Orders, papers, payments and the ledger. */
export const createOrderSteps = ({ call, firestore }) => {
  const place = async ({ as, agency, id }) => {
    const { change, priceKey, obstacles } = await call('GET', `/order/upsert/${id}`, { as, agency });
    if (obstacles.length > 0) throw new Error(`The order of ${id} has obstacles: ${obstacles.join(', ')}`);
    const body = {
      state: 'received',
      priceKey: change?.priceKey ?? priceKey,
      reference: `PO ${pickBetween(4_000, 9_999)}`,
    };
    await call('POST', `/order-status/${id}`, { as, agency, body });
  };

  const move = ({ staff, agency, id }, state) =>
    call('PATCH', `/order-status/${id}`, { as: staff, agency, body: { state } });

  /** A payment of a percentage of the balance. */
  const pay = async ({ staff, agency, id }, day, share = 100) => {
    const { total, paid } = (await firestore.doc(`orders/${id}`).get()).data();
    const amount = Math.round(((total - paid) * share) / 100);
    const body = { amount, receivedOn: getDay(day), reference: `Transfer ${pickBetween(1_000, 9_999)}` };
    await call('POST', `/order/${id}/payment`, { as: staff, agency, body });
  };

  const readLicences = async ({ id }, isOne = (_licence) => true) => {
    const { docs } = await firestore.collection('soldLicences').where('projectId', '==', id).get();
    return docs
      .filter((licence) => isOne(licence.data()))
      .map((licence) => licence.id)
      .sort();
  };

  /** The client sets the first air date of licences that have none from the project. */
  const air = async (project, day) => {
    for (const licence of await readLicences(project, ({ firstAirOn }) => firstAirOn === null))
      await call('PATCH', `/soldLicence/${licence}`, {
        as: project.as,
        agency: project.agency,
        body: { firstAirOn: getDay(day) },
      });
  };

  const offerRenewal = async (project) => {
    const [licence] = await readLicences(project);
    await call('POST', `/soldLicence/${licence}/renewalOffer`, { as: project.staff, agency: project.agency });
  };

  return { air, move, offerRenewal, pay, place };
};
