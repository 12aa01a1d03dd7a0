/** The demo that each delivery sounds like. */
export const DELIVERED_DEMOS = {
  'delivery-olive-1': 'demo-05-1',
  'delivery-olive-2': 'demo-05-2',
  'delivery-olive-3': 'demo-05-3',
};

/** Path of a delivery's file. */
export const getDeliveryPath = (id) => `deliveries/session-olive-done/${id}`;
