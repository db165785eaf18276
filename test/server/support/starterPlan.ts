/** The plan that ships with the product; apart from the shop, which brings the whole server along. */
export const starterPlan = '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a01';
