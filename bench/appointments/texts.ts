// Names as they are in life: letters beyond ASCII cost more to carry, and the bench should see that.

export const salonTexts = {
  name: 'Nehir Saç Atölyesi',
  provinceName: 'İstanbul',
  district: 'Kadıköy',
  address: 'Moda Cad. 48/1',
};

export const serviceName = 'Saç kesimi';
export const employeeName = { name: 'Deniz', lastname: 'Çelikkol' };
export const customerName = { name: 'Ayşe', lastname: 'Yılmaz' };
