/** The product's own name, in one place so that it can be rebranded. */
export const productName = 'Refdeck';
