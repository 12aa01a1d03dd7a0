/** Path in the bucket of a session's delivery, complete or not. */
export const getDeliveryPath = (sessionId: string, id: string): string => `deliveries/${sessionId}/${id}`;
