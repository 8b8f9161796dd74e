// violates: import/no-default-export
const planted = 1;
export default planted;
