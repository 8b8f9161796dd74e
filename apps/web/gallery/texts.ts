export const texts = {
  documentTitle: 'Parçalar · Ayna',
  title: 'Parçalar',
} as const;
