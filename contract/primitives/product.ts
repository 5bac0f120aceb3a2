/** The product's name is defined once so that it can be rebranded. */
export const productName = 'Refdeck';
