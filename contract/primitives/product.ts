export const productName = 'Refdeck';
